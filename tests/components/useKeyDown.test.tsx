// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useKeyDown } from '../../src/components/useKeyDown';

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

it('a key is heard as soon as what it is for is there, before effects run, and no longer than that', async () => {
  const heard: string[] = [];
  const Row = ({ name }: { name: string }) => {
    useKeyDown(({ key }) => heard.push(`${name} ${key}`));
    return <p>{name}</p>;
  };
  const box = document.createElement('div');
  const root = createRoot(box);
  /** Draws it, and presses a key in the moment that it is there. */
  const draw = (name: string) =>
    new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        watching.disconnect();
        press('j');
        resolve();
      });
      watching.observe(box, { childList: true, characterData: true, subtree: true });
      root.render(<Row name={name} />);
    });
  await draw('one');
  await draw('two');
  expect(heard).toEqual(['one j', 'two j']);
  root.unmount();
  press('k');
  expect(heard).toHaveLength(2);
});
