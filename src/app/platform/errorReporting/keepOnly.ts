/** Takes everything out of an object that is not named. */
export function keepOnly<Thing extends object>(thing: Thing, names: readonly (keyof Thing & string)[]): Thing {
  const kept = new Set<string>(names);
  for (const name of Object.keys(thing)) if (!kept.has(name)) Reflect.deleteProperty(thing, name);
  return thing;
}
