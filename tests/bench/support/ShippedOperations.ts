import { readFileSync } from "node:fs";
import { getOperationAST, parse, type ArgumentNode, type OperationDefinitionNode, type ValueNode } from "graphql";

/** An operation of the app. `variables` puts arguments of its root field where the document has variables for them. */
export type ShippedOperation = {
  readonly name: string;
  readonly id: string;
  readonly variables: (values: Readonly<Record<string, unknown>>) => Record<string, unknown>;
};

/** The documents that the app of this tree sends, so that what is measured is the product. */
export class ShippedOperations {
  readonly #operations: readonly { readonly id: string; readonly ast: OperationDefinitionNode }[];

  constructor(folder = "__generated__") {
    const map: Record<string, string> = JSON.parse(readFileSync(`${folder}/persisted_queries.json`, "utf8"));
    this.#operations = Object.entries(map).flatMap(([id, text]) => {
      const ast = getOperationAST(parse(text));
      return ast && isCurrent(folder, ast, id) ? [{ id, ast }] : [];
    });
  }

  /** The operation of this name. @throws when the app has none. */
  byName(name: string): ShippedOperation {
    const found = this.#operations.find(({ ast }) => ast.name?.value === name);
    if (found === undefined) throw new Error(`The app sends no operation named ${name}.`);
    return { name, id: found.id, variables: (values) => ({ ...values }) };
  }

  /** The operation with this root field. @throws when the app has none. */
  byField(field: string): ShippedOperation {
    for (const { id, ast } of this.#operations) {
      const [root] = ast.selectionSet.selections;
      if (root?.kind !== "Field" || root.name.value !== field) continue;
      return { name: ast.name?.value ?? "", id, variables: (values) => bind(root.arguments ?? [], values) };
    }
    throw new Error(`The app sends no operation with the root field ${field}.`);
  }
}

/** The map also holds documents of earlier releases. */
function isCurrent(folder: string, ast: OperationDefinitionNode, id: string): boolean {
  try {
    return readFileSync(`${folder}/${ast.name?.value}.graphql.ts`, "utf8").includes(id);
  } catch {
    return false;
  }
}

function bind(nodes: readonly ArgumentNode[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.assign({}, ...nodes.map(({ name, value }) => bindOne(value, values[name.value])));
}

function bindOne(node: ValueNode, value: unknown): Record<string, unknown> {
  if (node.kind === "Variable") return { [node.name.value]: value };
  if (node.kind !== "ObjectValue") return {};
  const record = value as Readonly<Record<string, unknown>>;
  return Object.assign({}, ...node.fields.map((field) => bindOne(field.value, record[field.name.value])));
}
