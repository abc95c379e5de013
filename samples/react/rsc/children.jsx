import { printPayload } from './framework';
import { Details } from './Details';
import { Price } from './Price';

printPayload(
  <Details>
    <Price euros={4} />
  </Details>,
);
