// The rules of a lab, without React: a model imports nothing else of the kit.
export { closed, defineLab, type Frame, type LabModel, type Prediction } from './labModel';
export {
  after,
  byKey,
  byLetter,
  byPlace,
  fields,
  flag,
  glued,
  list,
  matching,
  oneOf,
  optional,
  places,
  rest,
  text,
  valuesOf,
  where,
  whole,
  type Part,
} from './labSetup';
