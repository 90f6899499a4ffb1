// Prunes a document of the shop to the schema of another back end (architecture section 5): a plain Magento refuses the complete
// document for one unknown field.
import {
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  doTypesOverlap,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isCompositeType,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fieldLeft, isAnswered, isEmpty, isLost, isOfInputObject } from './prune-field';

export interface Pruned {
  /** The document to send; null where nothing is left of it, or where a change could only be made by half. */
  document: DocumentNode | null;
  /** Response keys of root fields that will not be answered: they are given as null, which is how absence looks to a map. */
  vanished: string[];
}

export function pruneDocument(schema: GraphQLSchema, document: DocumentNode): Pruned {
  const operation = operationOf(document);
  if (!operation) return { document, vanished: [] };
  const lost = lostVariables(schema, operation);
  // Removing a complete fragment removes its spreads too, which may have been the entire content of another fragment.
  let left = document;
  for (let next = cutFields(schema, left, lost); next !== left; next = cutFields(schema, left, lost)) left = next;
  const rest = operationOf(left) ?? operation;
  const asked = rootKeys(operation);
  const vanished = asked.filter((key) => !rootKeys(rest).includes(key));
  const isHalf = operation.operation === OperationTypeNode.MUTATION && vanished.length > 0;
  if (isHalf) return { document: null, vanished: asked };
  return { document: isEmpty(rest) ? null : tidiedDocument(left, rest), vanished };
}

export function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const found = document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? node : []));
  return new Map(found.map((fragment) => [fragment.name.value, fragment]));
}

const rootKeys = (operation: OperationDefinitionNode): string[] =>
  operation.selectionSet.selections.flatMap((node) =>
    node.kind === Kind.FIELD ? (node.alias ?? node.name).value : [],
  );

const cutEmpty = (node: { selectionSet?: SelectionSetNode }) => (isEmpty(node) ? null : undefined);

/** Variables whose type the other side does not have; what they were given to is removed with them. */
function lostVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): Set<string> {
  const lost = (operation.variableDefinitions ?? []).filter(({ type }) => !isInputType(typeFromAST(schema, type)));
  return new Set(lost.map(({ variable }) => variable.name.value));
}

/** One pass over the document; the same object comes back when there was nothing to cut. */
function cutFields(schema: GraphQLSchema, document: DocumentNode, lost: ReadonlySet<string>): DocumentNode {
  const info = new TypeInfo(schema);
  const fragments = fragmentsOf(document);
  const keepIf = (isKept: unknown) => (isKept ? undefined : null);
  /** Whether the value at this place can be of that type at all. */
  const mayBe = (name: string | undefined) => {
    const [here, type] = [info.getParentType(), name ? schema.getType(name) : undefined];
    return isCompositeType(here) && isCompositeType(type) && doTypesOverlap(schema, here, type);
  };
  const knife: ASTVisitor = {
    Field: {
      enter: (node) => keepIf(isAnswered(info, node, lost)),
      leave: (node) => fieldLeft(schema, info, node),
    },
    Argument: { enter: ({ value }) => keepIf(info.getArgument() && !isLost(value, lost)) },
    ObjectField: {
      enter: ({ value }) => keepIf((info.getInputType() || !isOfInputObject(info)) && !isLost(value, lost)),
    },
    Directive: { enter: () => keepIf(info.getDirective()) },
    InlineFragment: {
      enter: ({ typeCondition }) => keepIf(!typeCondition || mayBe(typeCondition.name.value)),
      leave: cutEmpty,
    },
    FragmentSpread: { enter: ({ name }) => keepIf(mayBe(fragments.get(name.value)?.typeCondition.name.value)) },
    FragmentDefinition: {
      enter: ({ typeCondition }) => keepIf(isCompositeType(schema.getType(typeCondition.name.value))),
      leave: cutEmpty,
    },
  };
  return visit(document, visitWithTypeInfo(info, knife));
}

/** Without the fragments and variables that nothing uses any more: both are errors of a document. */
function tidiedDocument(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const fragments = fragmentsOf(document);
  const reached = new Set<DefinitionNode>([operation]);
  const used = new Set<string>();
  // A set that grows while it is walked is walked to its end.
  for (const definition of reached) {
    visit(definition, {
      VariableDefinition: { enter: () => false },
      Variable: { enter: ({ name }) => void used.add(name.value) },
      FragmentSpread: {
        enter: ({ name }) => {
          const fragment = fragments.get(name.value);
          if (fragment) reached.add(fragment);
        },
      },
    });
  }
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value));
  const whole = { ...operation, variableDefinitions };
  const kept = document.definitions.filter((definition) => reached.has(definition));
  return { ...document, definitions: kept.map((definition) => (definition === operation ? whole : definition)) };
}
