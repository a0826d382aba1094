import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isUnionType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
  type TypeNode,
} from "graphql";
import {
  compareArguments,
  compareInputType,
  type Note,
  fieldOf,
  isReadAlike,
  lessSureObjects,
  writeFieldType,
} from "./compareShapes";

/**
 * What a document can notice of the way from the schema it was made for to today's: of the fields it selects, the
 * arguments it passes and the input types of its variables. Sentences such as "Race.seats was Int and is String",
 * "RacePhase.PAUSED is new" (a value or a member that its page has never heard of) and "Race.seats is gone".
 *
 * Not noticed is what asks nothing of a client: fields that it does not select, more certainty (`Int` to `Int!`),
 * arguments that may be left out.
 */
export function findNoticeable(then: GraphQLSchema, now: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const found = new Set<string>();
  new Comparison(then, now, document, (what) => found.add(what)).run();
  return found;
}

class Comparison {
  readonly #then: GraphQLSchema;
  readonly #now: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #note: Note;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #seenFragments = new Set<string>();
  readonly #seenInputs = new Set<string>();

  constructor(then: GraphQLSchema, now: GraphQLSchema, document: DocumentNode, note: Note) {
    this.#then = then;
    this.#now = now;
    this.#document = document;
    this.#note = note;
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
  }

  run(): void {
    for (const node of this.#document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const root = this.#then.getRootType(node.operation);
      if (root) this.#compareSet(node.selectionSet, root);
      for (const { type } of node.variableDefinitions ?? []) this.#compareInput(namedNode(type));
    }
  }

  #compareInput(name: string): void {
    compareInputType([this.#then, this.#now], name, this.#note, this.#seenInputs);
  }

  /** @param parent of the selections, as it was. */
  #compareSet(set: SelectionSetNode, parent: GraphQLNamedType): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) this.#compareField(selection, parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        this.#compareSet(selection.selectionSet, this.#conditionOf(selection.typeCondition?.name.value, parent));
      else this.#compareSpread(selection.name.value, parent);
    }
  }

  #compareSpread(name: string, parent: GraphQLNamedType): void {
    const fragment = this.#fragments.get(name);
    if (!fragment || this.#seenFragments.has(name)) return;
    this.#seenFragments.add(name);
    this.#compareSet(fragment.selectionSet, this.#conditionOf(fragment.typeCondition.name.value, parent));
  }

  #conditionOf(name: string | undefined, parent: GraphQLNamedType): GraphQLNamedType {
    if (name === undefined) return parent;
    if (!this.#now.getType(name)) this.#note(`${name} is gone`);
    return this.#then.getType(name) ?? parent;
  }

  #compareField(node: FieldNode, parentThen: GraphQLNamedType): void {
    const name = node.name.value;
    const parentNow = this.#now.getType(parentThen.name);
    const [then, now] = [fieldOf(parentThen, name), fieldOf(parentNow, name)];
    // Introspection, or the type itself is gone, which was said.
    if (!then || !parentNow) return;
    const coordinate = `${parentThen.name}.${name}`;
    if (!now) return this.#note(`${coordinate} is gone`);
    if (!isReadAlike(then, now)) this.#note(`${coordinate} was ${writeFieldType(then)} and is ${writeFieldType(now)}`);
    for (const { type, before, after } of lessSureObjects([this.#then, this.#now], [parentThen, parentNow], name)) {
      this.#note(`${type}.${name} was ${writeFieldType(before)} and is ${writeFieldType(after)}`);
    }
    const passed = new Set((node.arguments ?? []).map((argument) => argument.name.value));
    compareArguments(coordinate, then, now, passed, this.#note);
    for (const argument of then.args)
      if (passed.has(argument.name)) this.#compareInput(getNamedType(argument.type).name);
    this.#compareValue(getNamedType(then.type), node.selectionSet);
  }

  /** What may come in a field's place. */
  #compareValue(then: GraphQLNamedType, set: SelectionSetNode | undefined): void {
    const now = this.#now.getType(then.name);
    if (!now) return this.#note(`${then.name} is gone`);
    if (then.constructor !== now.constructor) this.#note(`${then.name} is another kind of type now`);
    if (isEnumType(then) && isEnumType(now)) this.#compareEnum(then, now);
    if (isLeafType(then) || !set) return;
    if (isAbstractType(then) && isAbstractType(now)) this.#comparePossible(then, now, set);
    this.#compareSet(set, then);
  }

  #compareEnum(then: GraphQLEnumType, now: GraphQLEnumType): void {
    for (const { name } of then.getValues()) if (!now.getValue(name)) this.#note(`${then.name}.${name} is gone`);
    for (const { name } of now.getValues()) if (!then.getValue(name)) this.#note(`${then.name}.${name} is new`);
  }

  /**
   * Members that are gone, where they were named or the union lists them; and new ones, unless the document reads them
   * as an interface that they have.
   */
  #comparePossible(then: GraphQLAbstractType, now: GraphQLAbstractType, set: SelectionSetNode): void {
    const before = new Set(this.#then.getPossibleTypes(then).map(({ name }) => name));
    const after = this.#now.getPossibleTypes(now);
    const names = this.#namesIn(set);
    const left = new Set(after.map(({ name }) => name));
    for (const name of before)
      if (!left.has(name) && (isUnionType(then) || names.has(name))) this.#note(`${name} is no ${then.name} any more`);
    const interfaces = [...names].map((name) => this.#now.getType(name)).filter(isInterfaceType);
    if (isInterfaceType(now) && readsFields(set)) interfaces.push(now);
    for (const type of after) {
      if (before.has(type.name) || interfaces.some((implemented) => this.#now.isSubType(implemented, type))) continue;
      this.#note(`${type.name} is a new ${then.name}`);
    }
  }

  /** The types that a selection asks for by name. */
  #namesIn(set: SelectionSetNode, names = new Set<string>()): ReadonlySet<string> {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) continue;
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
      if (!fragment) continue;
      if (fragment.typeCondition) names.add(fragment.typeCondition.name.value);
      this.#namesIn(fragment.selectionSet, names);
    }
    return names;
  }
}

/** Whether a selection on an interface reads something of whatever comes. */
function readsFields(set: SelectionSetNode): boolean {
  return set.selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value !== "__typename");
}

function namedNode(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedNode(type.type);
}
