import { keepPreviousData, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../components/usePlatform';
import { bestOf, isSid } from './match';
import type { PaletteSource } from './sources';

/** Milliseconds after the last key until the platform is asked. */
const pause = 250;
/** How few letters are looked for, and how many records of a kind are shown. */
const fewestLetters = 2;
const mostShown = 5;
/** How long a whole list is searched without asking for it again (ms); own writes are seen at once. */
const staleTime = 60_000;

/** What was found of one kind. */
export interface Found {
  source: PaletteSource;
  records: RaRecord[];
  /** How many there are, shown or not. */
  total: number;
  error: unknown;
  retry: () => void;
}

interface Answer {
  data: RaRecord[];
  total?: number;
}

/** What is typed once the operator pauses. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}

/** The question to one source. Whole lists have the key of react-admin's own question. */
function useQueryOf(): (source: PaletteSource, words: string) => UseQueryOptions<Answer> {
  const dataProvider = usePlatform();
  return ({ resource, sort, ask }, words) => {
    const asked = ask?.(words);
    if (asked && 'ids' in asked) {
      const { ids } = asked;
      return {
        queryKey: [resource, 'getMany', { ids }],
        queryFn: () => dataProvider.getMany(resource, { ids }),
      };
    }
    const params = {
      pagination: { page: 1, perPage: ask ? mostShown : 10_000 },
      sort,
      filter: asked?.filter ?? {},
      meta: undefined,
    };
    return {
      queryKey: [resource, 'getList', params],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider
          .getList(resource, { ...params, ...(ask && { signal }) })
          .then(({ data, total, pageInfo, meta }) => ({ data, total, pageInfo, meta })),
      enabled: words.length >= fewestLetters && asked !== null,
      ...(ask ? { placeholderData: keepPreviousData } : { staleTime }),
    };
  };
}

/**
 * Records of the sources by what is typed. The platform is asked once the operator pauses; until it
 * answers, what was found before is shown as far as it still fits. A source that fails says so, and
 * the others go on.
 */
export function useRecordSearch(sources: PaletteSource[], typed: string) {
  const words = typed.trim();
  const asked = usePaused(words);
  const queryOf = useQueryOf();
  const answers = useQueries({ queries: sources.map((source) => queryOf(source, asked)) });
  const isSearched = words.length >= fewestLetters;
  const found = sources.map((source, index): Found => {
    const { data, error, isPlaceholderData, refetch } = answers[index] ?? {};
    const { data: rows, total }: Answer = data ?? { data: [] };
    const isOwn = source.ask !== undefined && !isPlaceholderData && asked === words;
    const fitting = isSid(words)
      ? rows.filter(({ id }) => id === words.toLowerCase())
      : isOwn
        ? rows
        : bestOf(rows, words, source.textsOf);
    return {
      source,
      records: isSearched ? fitting.slice(0, mostShown) : [],
      total: isOwn && !isSid(words) ? (total ?? fitting.length) : fitting.length,
      error: isSearched && !data && asked === words ? error : null,
      retry: () => void refetch?.(),
    };
  });
  const isSearching =
    isSearched && (asked !== words || answers.some(({ isFetching }) => isFetching));
  return { found, isSearching };
}
