import ts from 'typescript';

import type { SourceText } from './namesInComments';

/** Names that the generator asks several modules for. */
const askedFor = new Set(['onRouteDidUpdate']);

/** The exported names that more than one of these files declares, each with its files. A name passed on is declared once. */
export function namesOfSeveral(sources: readonly SourceText[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const source of sources)
    for (const name of new Set(exportedNames(source))) files.set(name, [...(files.get(name) ?? []), source.file]);
  return new Map([...files].filter(([name, where]) => where.length > 1 && !askedFor.has(name)));
}

/** What a file declares and exports by name; overloads and merged declarations give a name twice. */
function exportedNames({ file, text }: SourceText): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (kind: ts.SyntaxKind): boolean => modifiers.some((one) => one.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
    return namesOf(statement);
  });
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}
