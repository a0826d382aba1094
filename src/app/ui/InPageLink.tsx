import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router-dom";

type Props = {
  /** Id of the element to go to. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const loadScroll = () => import("../platform/smoothScroll");

/** A link to a place on the same page: it scrolls there and changes the address. A plain link until hydration. */
export function InPageLink({ to, className, children }: Props) {
  const navigate = useNavigate();

  const go = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Only the hash changes, so the router loads nothing.
    void navigate({ search: location.search, hash: to }, { preventScrollReset: true });
    void loadScroll().then(
      ({ smoothScroll }) => smoothScroll(target),
      () => target.scrollIntoView(),
    );
  };

  return (
    <a href={`#${to}`} className={className} onClick={go} onFocus={() => void loadScroll().catch(() => undefined)}>
      {children}
    </a>
  );
}
