// What a note's compiler runs over code and formulas.
export { rehypeFormulaMistakes } from './formulas/rehypeFormulaMistakes';
export { rehypeFunctionSpace } from './formulas/rehypeFunctionSpace';
export { rehypeHighlight } from './highlight/rehypeHighlight';
export { rehypeFinishedAsHtml } from './rehypeFinishedAsHtml';
export { rehypeUnits } from './unbroken/rehypeUnits';
export { rehypeWholeCode } from './unbroken/rehypeWholeCode';
