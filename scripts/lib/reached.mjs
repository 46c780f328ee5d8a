// Which stories are about a file, worked out from what each of them runs (`npm run reached`).
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * What a story runs: of each file the functions, by where they stand in it.
 * @typedef {{ story: string, files: Record<string, string[]> }} Run
 * @typedef {Record<string, string[]>} Reached the stories of a file, those most about it first
 */

/** The stories that are chosen for each function, of those that run it. */
const forEach = 3;
/** And for a file at most. */
const forFile = 14;

/** @template T @param {Map<string, T>} map @param {string} key @param {() => T} make */
const at = (map, key, make) => {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
};

/** How often each function is run. @param {Run[]} runs */
function runsOf(runs) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { files } of runs) {
    for (const [file, functions] of Object.entries(files)) {
      for (const one of functions) {
        const key = `${file} ${one}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/**
 * The stories of every file: for each function some of those that run it. A story is the more about a file
 * the rarer the functions are that it runs of it and of its folder, beside all that it runs (as texts are
 * found by their rare words).
 * @param {Run[]} runs @returns {Reached}
 */
export function chooseStories(runs) {
  const counts = runsOf(runs);
  /** @param {string} key */
  const rarity = (key) => Math.log((runs.length + 1) / (counts.get(key) ?? 1));
  /** @type {Map<string, Map<string, number>>} what each story runs of a file or a folder, weighed */
  const weights = new Map();
  /** @type {Map<string, number>} */
  const totals = new Map();
  for (const { story, files } of runs) {
    for (const [file, functions] of Object.entries(files)) {
      const weight = functions.reduce((sum, one) => sum + rarity(`${file} ${one}`), 0);
      for (const place of [file, dirname(file)]) {
        const of = at(weights, place, () => new Map());
        of.set(story, (of.get(story) ?? 0) + weight);
      }
      totals.set(story, (totals.get(story) ?? 0) + weight);
    }
  }
  /** @param {string} story @param {string} file */
  const aboutness = (story, file) => {
    const [own, folder] = [file, dirname(file)].map((place) => weights.get(place)?.get(story) ?? 0);
    return (Number(own) + Number(folder) / 4) / Math.sqrt(1 + (totals.get(story) ?? 0));
  };
  /** @type {Map<string, Map<string, string[]>>} the stories that run each function of a file */
  const running = new Map();
  for (const { story, files } of runs) {
    for (const [file, functions] of Object.entries(files)) {
      const of = at(running, file, () => new Map());
      for (const one of functions) at(of, one, () => []).push(story);
    }
  }
  const chosen = [...running].map(([file, functions]) => {
    /** @type {Map<string, number>} how many functions a story is chosen for */
    const wanted = new Map();
    for (const stories of functions.values()) {
      const best = [...stories].sort(
        (a, b) => aboutness(b, file) - aboutness(a, file) || (a < b ? -1 : 1),
      );
      for (const story of best.slice(0, forEach)) wanted.set(story, (wanted.get(story) ?? 0) + 1);
    }
    const most = [...wanted].sort(
      ([a, times], [b, others]) => others - times || aboutness(b, file) - aboutness(a, file),
    );
    return /** @type {[string, string[]]} */ ([
      file,
      most.slice(0, forFile).map(([story]) => story),
    ]);
  });
  return Object.fromEntries(chosen.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** As it was when `npm run reached` ran last. @returns {Reached} */
export function readReached() {
  const written = JSON.parse(readFileSync(inRoot('tests/app/reached.json'), 'utf8'));
  const files = Object.entries(written).map(([file, stories]) => [file, stories.split(' ')]);
  return Object.fromEntries(files);
}
