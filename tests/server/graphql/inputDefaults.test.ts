import { isInputObjectType, isRequiredInputField, isNonNullType } from "graphql";
import { schema } from "../../../src/server/graphql/schema";

test("no required input field has a default: graphql-jit would refuse a variable that leaves it out", () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((input) =>
    Object.values(input.getFields()).map((field) => ({ name: `${input.name}.${field.name}`, field })),
  );
  const broken = fields.filter(({ field }) => isNonNullType(field.type) && !isRequiredInputField(field));
  expect(broken.map(({ name }) => name)).toEqual([]);
});
