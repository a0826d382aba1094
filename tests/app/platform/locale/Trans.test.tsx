import { Trans } from "@lingui/react";
import { Trans as MacroTrans } from "@lingui/react/macro";
import { renderInEnglish } from "../../../support/renderInEnglish";

const html = (element: React.ReactElement) => renderInEnglish(element).container.innerHTML;

test("elements are where the message has them", () => {
  const name = "Ada";
  expect(
    html(
      <MacroTrans>
        Read{" "}
        <a href="/x">
          the <b>whole</b> guide
        </a>{" "}
        of {name}
        <br />
        now
      </MacroTrans>,
    ),
  ).toBe('Read <a href="/x">the <b>whole</b> guide</a> of Ada<br>now');
});

test("another language may have them elsewhere", () => {
  expect(html(<Trans id="x" message="<1/>Lees <0>dit</0>" components={{ 0: <b />, 1: <hr /> }} />)).toBe(
    "<hr>Lees <b>dit</b>",
  );
});

test("an element missing from the message keeps its text", () => {
  jest.spyOn(console, "error").mockReturnValue();
  expect(html(<Trans id="x" message="Lees <7>dit</7>" components={{ 0: <b /> }} />)).toBe("Lees dit");
});
