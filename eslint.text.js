// Rejects text beside anything that can change. Page translators and browser extensions replace text nodes by elements
// of their own. React then fails as soon as it removes such a text or inserts something before it, and never shows a
// change of it. In an element of its own, a text is only ever replaced together with its element.
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any;

const isCapital = (name) => /^[A-Z]/.test(name);

/** Texts like `TEXTS.signIn` or `ROUNDS`, which never change. */
function isConstant(node) {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every(isConstant);
    case 'Identifier':
      return /^[A-Z][A-Z0-9_]*$/.test(node.name);
    case 'MemberExpression':
      return (!node.computed || isConstant(node.property)) && isConstant(node.object);
    default:
      return false;
  }
}

/** The children of an element or fragment, without the line breaks between them. */
const childrenOf = ({ children }) =>
  children
    .filter((child) => child.type !== 'JSXText' || child.value.trim() !== '' || !child.value.includes('\n'))
    .map((child) => (child.type === 'JSXExpressionContainer' ? child.expression : child))
    .filter(({ type }) => type !== 'JSXEmptyExpression');

const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'Put this text into an element of its own: something beside it changes.',
      fragment: 'Put this text into an element instead of a fragment.',
      component: 'Return this text in an element.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typesIn = (type) => (type.isUnion() ? type.types : [type]);
    // An empty text, as in `text && <p>{text}</p>`, is not rendered.
    const isTextType = ({ flags, value }) => (flags & TEXT) !== 0 && value !== '';
    const itemsOf = (type) =>
      checker.isArrayType(type) ? checker.getTypeArguments(type).flatMap(typesIn) : [];
    const hasText = (type) => typesIn(type).some((one) => isTextType(one) || itemsOf(one).some(isTextType));
    const isText = (node) =>
      isConstant(node) || hasText(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)));

    function checkChildren(node) {
      const children = childrenOf(node);
      const isFragment = node.type === 'JSXFragment';
      if (children.length < (isFragment ? 1 : 2)) return;
      if (!isFragment && children.every((child) => child.type === 'JSXElement' || isConstant(child))) return;
      for (const child of children) {
        if (isText(child)) context.report({ node: child, messageId: isFragment ? 'fragment' : 'beside' });
      }
    }

    function checkComponent(node) {
      const name =
        node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : undefined);
      if (name === undefined || !isCapital(name)) return;
      const [signature] = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)).getCallSignatures();
      if (signature && hasText(signature.getReturnType())) context.report({ node, messageId: 'component' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};

export const text = { rules: { 'text-alone': textAlone } };
