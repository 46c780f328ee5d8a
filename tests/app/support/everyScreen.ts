import { prepareManyChoices } from '../../../src/components/inputs/VirtualListbox';
import { resources } from '../../../src/resources';

/** Fetches the code of every list and form, which takes longer here than a story waits for anything. */
export async function prepareEveryScreen(): Promise<void> {
  const screens = resources.flatMap(({ list, edit, create }) => [list, edit, create]);
  await Promise.all([prepareManyChoices(), ...screens.map((screen) => screen?.prepare())]);
}
