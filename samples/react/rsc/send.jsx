import { printPayload } from './framework';
import { TeaPage } from './TeaPage';

printPayload(<TeaPage />);
