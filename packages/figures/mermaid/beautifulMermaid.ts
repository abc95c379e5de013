// By its file, because the package offers itself to `import` only, while the generator's loader of configuration
// turns every `import` into a `require`.
export { renderMermaidSVG } from '../../../node_modules/beautiful-mermaid/dist/index.js';
