import { Component, type ReactNode } from "react";
import { ErrorNotice } from "./ErrorNotice";
import { readErrorCode } from "./readErrorCode";
import { RootErrorScreen } from "./RootErrorScreen";

type Props = {
  /**
   * root: the whole application. page: what the frame holds. part: a region of a page; everything around it goes on.
   */
  readonly rank: "root" | "page" | "part";
  /** Called before the children are tried again; starts anew what they read. */
  readonly onRetry?: () => void;
  /** Shown instead of the usual notice; null leaves the place empty. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

type State = { readonly error: unknown; readonly hasFailed: boolean };

/** Keeps a failure where it happened, says what it was, and lets people try again. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    if (this.props.rank === "root") return <RootErrorScreen />;
    return (
      <ErrorNotice code={readErrorCode(this.state.error)} isPage={this.props.rank === "page"} onRetry={this.retry} />
    );
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, hasFailed: false });
  };
}
