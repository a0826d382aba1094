import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** Sign up. */
export function SignUpPage() {
  return (
    <>
      <PageMeta title="Sign up" />
      <PageHeader title="Sign up" />
    </>
  );
}
