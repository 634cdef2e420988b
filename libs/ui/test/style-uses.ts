import ts from 'typescript';

/** One key that style code sets, with every plain value found under it. */
export interface StyleUse {
  readonly key: string;
  readonly values: readonly (string | number | boolean)[];
  /** `path:line`. */
  readonly place: string;
}

/** Style props of components; attributes of plain elements (`<img width>`) never reach Chakra. */
const isComponentAttribute = (node: ts.Node): node is ts.JsxAttribute =>
  ts.isJsxAttribute(node) && /^[A-Z]|\./.test(node.parent.parent.tagName.getText());

function plainValues(node: ts.Node, found: (string | number | boolean)[] = []) {
  if (ts.isStringLiteralLike(node)) found.push(node.text);
  else if (ts.isNumericLiteral(node)) found.push(Number(node.text));
  else if (node.kind === ts.SyntaxKind.TrueKeyword) found.push(true);
  else if (node.kind === ts.SyntaxKind.FalseKeyword) found.push(false);
  else ts.forEachChild(node, (child) => void plainValues(child, found));
  return found;
}

function useOf(node: ts.Node): Omit<StyleUse, 'place'> | null {
  if (isComponentAttribute(node)) {
    return { key: node.name.getText(), values: node.initializer ? plainValues(node.initializer) : [true] };
  }
  if (ts.isShorthandPropertyAssignment(node)) return { key: node.name.text, values: [] };
  if (!ts.isPropertyAssignment(node)) return null;
  if (!ts.isIdentifier(node.name) && !ts.isStringLiteral(node.name)) return null;
  return { key: node.name.text, values: plainValues(node.initializer) };
}

/**
 * Everything in a source text that may be a style: props of components and the keys of all object literals, so
 * that recipes, `css` objects and constants spread into them count wherever they stand. Too much rather than too little.
 */
export function styleUsesIn(source: string, path: string): readonly StyleUse[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const uses: StyleUse[] = [];
  const visit = (node: ts.Node): void => {
    const use = useOf(node);
    if (use) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      uses.push({ ...use, place: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** Style code of the workspace: this library's and the site's, without tests and without the tokens' own names. */
export function styleUsesOfWorkspace(): readonly StyleUse[] {
  const { sys } = ts;
  const marker =
    ts.findConfigFile(sys.getCurrentDirectory(), (path) => sys.fileExists(path), 'nx.json') ?? '';
  const workspace = marker.slice(0, -'nx.json'.length);
  return ['libs/ui/src', 'apps/web/src']
    .flatMap((folder) => sys.readDirectory(workspace + folder, ['.ts', '.tsx']))
    .filter((path) => !/\.test\.tsx?$|theme\/(tokens|base-config)\.ts$/.test(path))
    .flatMap((path) => {
      const source = sys.readFile(path) ?? '';
      const isStyled = path.endsWith('x') || /@chakra-ui|@kidcode\/ui|libs\/ui/.test(source + path);
      return isStyled ? styleUsesIn(source, path.slice(workspace.length)) : [];
    });
}
