import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escaped,
  placeholderIn,
  secretNamer,
  unescaped,
} from '../../../src/engines/configuration/secretNames';
import { suggestionFor } from '../../../src/engines/configuration/suggestion';

describe('the word that was most likely meant', () => {
  const known = ['carriers', 'name', 'port', 'tech_prefix', 'users', 'user_name'];
  it.each([
    ['carriers', 'carriers'],
    ['Carriers', 'carriers'],
    ['carrier', 'carriers'],
    ['carrierss', 'carriers'],
    ['carrirers', 'carriers'],
    ['xarriers', 'carriers'],
    // Two that change places are one slip, in a short word too.
    ['prot', 'port'],
    ['nmae', 'name'],
    ['naem', 'name'],
    ['anme', 'name'],
    // Of short words one letter may be wrong, of long ones a third.
    ['nane', 'name'],
    ['nanu', undefined],
    ['mean', undefined],
    ['teck_prefex', 'tech_prefix'],
    ['tekk_prefex', 'tech_prefix'],
    ['tekkxprefexxx', undefined],
    // The nearest of several.
    ['user', 'users'],
    ['user_nam', 'user_name'],
    ['', undefined],
    ['zebras', undefined],
    ['carriers'.repeat(11), undefined],
  ])('of %j is %j', (word, meant) => expect(suggestionFor(word, known)).toBe(meant));

  it('is one that has a slip, wherever that is, and the word itself where there is none', () => {
    const words = fc.stringMatching(/^[a-f]{6,12}$/);
    fc.assert(
      fc.property(
        words,
        fc.nat(11),
        fc.constantFrom('drop', 'add', 'other', 'swap'),
        (word, n, slip) => {
          const at = n % (word.length - 1);
          const [before, letter, next, after] = [
            word.slice(0, at),
            word[at],
            word[at + 1],
            word.slice(at + 2),
          ];
          const wrong = {
            drop: before + next + after,
            add: `${before}z${letter}${next}${after}`,
            other: `${before}z${next}${after}`,
            swap: before + next + letter + after,
          }[slip];
          expect(suggestionFor(wrong, ['zzzzzzzzzzzz', word])).toBe(word);
          expect(suggestionFor(word, [wrong, word])).toBe(word);
        },
      ),
    );
  });
});

describe('the name of a secret', () => {
  const name = (...words: (string | null)[]) => secretNamer()(words);
  it.each<[(string | null)[], string]>([
    [['CARRIER', 'Acme', 'password'], 'CARRIER_ACME_PASSWORD'],
    [['CARRIER', null, '', 'password'], 'CARRIER_PASSWORD'],
    [['CARRIER', ' Acme (new)! ', 'p'], 'CARRIER_ACME_NEW_P'],
    [['CARRIER', 'Élan Ürün', 'p'], 'CARRIER_ELAN_URUN_P'],
  ])('from %j is %s', (words, expected) => expect(name(...words)).toBe(expected));

  it('has a mark where no letter of a word is left, another one for another word', () => {
    expect(name('CARRIER', '日本', 'p')).toMatch(/^CARRIER_P_[0-9A-F]{8}$/);
    expect(name('CARRIER', '日本', 'p')).not.toBe(name('CARRIER', '中国', 'p'));
    expect(name('CARRIER', '日本', 'p')).toBe(name('CARRIER', '日本', 'p'));
  });

  it('is given once in a document', () => {
    const of = secretNamer();
    const [first, second, third, fourth] = ['a b', 'a-b', 'a-b', 'a-b'].map((one) => of([one]));
    expect(first).toBe('A_B');
    expect(second).toMatch(/^A_B_[0-9A-F]{8}$/);
    expect([third, fourth]).toEqual(['A_B_2', 'A_B_3']);
  });
});

describe('a placeholder', () => {
  it.each([
    [`\${A}`, 'A'],
    [`\${a_1}`, 'a_1'],
    [`\${1a}`, null],
    [`\${}`, null],
    [` \${A}`, null],
    [`\${A} `, null],
    [`$\${A}`, null],
    ['$A', null],
  ])('is %j: %j', (text, found) => expect(placeholderIn(text)).toBe(found));

  it('is none where a text only looks like one, which comes back as it was', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^\$*\{?\w*\}?$/));
    fc.assert(
      fc.property(texts, (text) => {
        expect(placeholderIn(escaped(text))).toBeNull();
        expect(unescaped(escaped(text))).toBe(text);
      }),
    );
  });
});
