// What a note's compiler runs over figures, diagrams and actors.
export { remarkActors } from './actors/remarkActors';
export { remarkFigures } from './drawings/remarkFigures';
export { remarkDiagrams } from './mermaid/remarkDiagrams';
export { remarkMermaidSyntax } from './mermaid/remarkMermaidSyntax';
