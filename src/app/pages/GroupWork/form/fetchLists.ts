import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchListsMembersQuery } from "../../../../../__generated__/fetchListsMembersQuery.graphql";
import type {
  fetchListsTextsQuery,
  fetchListsTextsQuery$variables,
} from "../../../../../__generated__/fetchListsTextsQuery.graphql";

export type ListedMember = { readonly id: string; readonly name: string };
export type ListedText = { readonly id: string; readonly title: string; readonly characters: number };

/** What can be chosen for an assignment, each list to its end. */
export type Lists = { readonly members: readonly ListedMember[]; readonly texts: readonly ListedText[] };

const membersOf = graphql`
  query fetchListsMembersQuery($groupId: ID!, $after: String) @throwOnFieldError {
    node(id: $groupId) {
      __typename
      ... on Group {
        members(first: 100, after: $after) {
          edges {
            node {
              id
              role
              user {
                displayName
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

const textsOf = graphql`
  query fetchListsTextsQuery($language: Language, $filters: TextFilters, $after: String) @throwOnFieldError {
    texts(first: 100, language: $language, filters: $filters, after: $after) {
      edges {
        node {
          id
          title
          characters
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const anew = { fetchPolicy: "network-only" } as const;

/** Asks for all members of a group, and all texts that it may be given: its own first. */
export async function fetchLists(environment: IEnvironment, groupId: string): Promise<Lists> {
  const [members, ours, dutch, english] = await Promise.all([
    fetchMembers(environment, groupId),
    fetchTexts(environment, { filters: { shelves: ["GROUP"], groupId } }),
    fetchTexts(environment, { language: "NL" }),
    fetchTexts(environment, { language: "EN" }),
  ]);
  return { members, texts: [...ours, ...dutch, ...english] };
}

async function fetchMembers(environment: IEnvironment, groupId: string): Promise<readonly ListedMember[]> {
  return toItsEnd(async (after) => {
    const answer = await fetchQuery<fetchListsMembersQuery>(
      environment,
      membersOf,
      { groupId, after },
      anew,
    ).toPromise();
    const page = answer?.node?.__typename === "Group" ? answer.node.members : null;
    const some = (page?.edges ?? []).flatMap(({ node: { id, role, user } }) =>
      role === "MEMBER" ? [{ id, name: user.displayName }] : [],
    );
    return { some, next: page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null };
  });
}

async function fetchTexts(
  environment: IEnvironment,
  of: fetchListsTextsQuery$variables,
): Promise<readonly ListedText[]> {
  return toItsEnd(async (after) => {
    const answer = await fetchQuery<fetchListsTextsQuery>(environment, textsOf, { ...of, after }, anew).toPromise();
    const page = answer?.texts;
    return {
      some: (page?.edges ?? []).map(({ node: { id, title, characters } }) => ({ id, title, characters })),
      next: page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null,
    };
  });
}

type Page<One> = { readonly some: readonly One[]; readonly next: string | null | undefined };

async function toItsEnd<One>(ask: (after: string | null) => Promise<Page<One>>): Promise<readonly One[]> {
  const all: One[] = [];
  let after: string | null | undefined = null;
  do {
    const { some, next }: Page<One> = await ask(after);
    all.push(...some);
    after = next;
  } while (after != null);
  return all;
}
