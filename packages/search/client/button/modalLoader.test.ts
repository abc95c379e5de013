import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { SearchClientConfig } from '../../shared/config';
import { isCharacter, prepareModal, catchEarlyTyping, type ModalModule } from './modalLoader';
import { closeModal, currentState, openModal, setShown } from './modalState';

const config: SearchClientConfig = {
  provider: 'embedded',
  searchPage: '/search',
  indexUrl: '/search-index',
  feedbackUrl: 'https://x.example/',
  ask: false,
  siteTitle: 'Groundwork',
  generatorVersion: '0',
};

const keyOf = (key: string, pressed: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...pressed,
});

it('is asked for again after it could not be had, and then once', async () => {
  const modal: ModalModule = { Modal: () => null, prepareSearch: vi.fn() };
  const load = vi.fn<() => Promise<ModalModule>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(modal);
  await expect(prepareModal(load, config)).rejects.toThrow('offline');
  await prepareModal(load, config);
  expect(await prepareModal(load, config)).toBe(modal);
  expect(load).toHaveBeenCalledTimes(2);
  expect(modal.prepareSearch).toHaveBeenCalledWith(config);
});

describe('what is typed before the modal is there', () => {
  const press = (key: string): boolean => {
    const event = { ...keyOf(key), preventDefault: vi.fn() };
    catchEarlyTyping(event as unknown as KeyboardEvent);
    return event.preventDefault.mock.calls.length > 0;
  };
  beforeEach(() => {
    closeModal();
    setShown(false);
  });

  it('waits for it', () => {
    openModal('ep');
    expect([...'oll'].map(press)).toEqual([true, true, true]);
    expect(currentState()).toEqual({ isOpen: true, query: 'epoll' });
  });

  it('is left alone where nobody asked for it, where it is there, and where a key types nothing', () => {
    expect(press('a')).toBe(false);
    openModal();
    expect(press('Tab')).toBe(false);
    setShown(true);
    expect(press('a')).toBe(false);
    expect(currentState().query).toBe('');
  });
});

it('knows what types a character', () => {
  expect(['a', 'é', '😀', ' '].map((key) => isCharacter(keyOf(key)))).toEqual([true, true, true, true]);
  expect(isCharacter(keyOf('Enter'))).toBe(false);
  expect(isCharacter(keyOf('k', { ctrlKey: true }))).toBe(false);
});
