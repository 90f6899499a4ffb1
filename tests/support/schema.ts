// Schemas to validate documents against: SDL merged with SDL, with Magento's implicit definitions filled in.
import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  type InterfaceTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
} from 'graphql';

type Fielded =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InterfaceTypeExtensionNode;

/** Definitions and extensions in any order. A field that an extension gives to an interface is a field of all its types. */
export function schemaOf(...sdl: string[]): GraphQLSchema {
  const { definitions } = parse(sdl.join('\n'));
  const fielded = definitions.filter((node): node is Fielded => isFielded(node.kind));
  const fieldsOf = (name: string) =>
    fielded.filter((node) => node.name.value === name).flatMap((node) => node.fields ?? []);
  const filled = definitions.map((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
    const own = new Set(fieldsOf(node.name.value).map((field) => field.name.value));
    const inherited = new Map<string, FieldDefinitionNode>();
    for (const { name } of fielded
      .filter((each) => each.name.value === node.name.value)
      .flatMap((each) => each.interfaces ?? [])) {
      for (const field of fieldsOf(name.value)) if (!own.has(field.name.value)) inherited.set(field.name.value, field);
    }
    return { ...node, fields: [...(node.fields ?? []), ...inherited.values()] };
  });
  // Our extension repeats a field of Magento to add an argument: the later one counts.
  return buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: filled.map(withoutRepeats(fielded)) },
    { assumeValidSDL: true },
  );
}

function isFielded(kind: Kind): boolean {
  return /^(Object|Interface)Type(Definition|Extension)$/.test(kind);
}

function withoutRepeats(all: Fielded[]) {
  return <T extends DocumentNode['definitions'][number]>(node: T): T => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) return node;
    const extensions = all.filter((each) => each.name.value === node.name.value && each.kind.endsWith('Extension'));
    const later = new Set(extensions.flatMap((each) => each.fields ?? []).map((field) => field.name.value));
    return { ...node, fields: node.fields?.filter((field) => !later.has(field.name.value)) };
  };
}
