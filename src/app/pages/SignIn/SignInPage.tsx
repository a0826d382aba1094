import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** Sign in. */
export function SignInPage() {
  return (
    <>
      <PageMeta title="Sign in" />
      <PageHeader title="Sign in" />
    </>
  );
}
