import { pages, workbench } from "../../src/app/pages";
import { screensOfPages } from "../support/everyScreen";

test("every page of the app is among the screens that axe and the layout test look at", () => {
  expect(Object.keys(screensOfPages).toSorted()).toEqual([...pages, workbench].map(({ name }) => name).toSorted());
});
