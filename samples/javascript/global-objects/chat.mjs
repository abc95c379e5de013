import { debounce } from 'lodash-es';
globalThis.chat = debounce(() => 'hello', 10);
