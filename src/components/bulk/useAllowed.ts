import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Area } from '../../types/access';
import type { BulkKind } from '../../types/resourceOptions';
import { usePolicies } from '../access/useCanAccess';
import { refusing } from './mayChoose';
import type { Skipped } from './useBulkWork';

/** Why something need not be done with a record; undefined where it is to be done. */
type Needless<R extends RaRecord> = (record: R) => string | undefined;

const neverNeedless = () => undefined;

/** Those of the records with which something may and need be done, and why not with the others. */
export function useAllowed<R extends RaRecord>(
  kind: BulkKind,
  records: readonly R[],
  needless: Needless<R> = neverNeedless,
): { records: R[]; skipped: Skipped<R>[] } {
  const translate = useTranslate();
  const { refusalOf } = usePolicies();
  const resource = useResourceContext() as Area;
  // Asked once: there may be thousands, and a run is drawn with each result.
  const refusals = useMemo(
    () =>
      records.map((record) => {
        const refused = refusing(kind)
          .map((question) =>
            refusalOf({ resource, ...question, ...(question.action !== 'create' && { record }) }),
          )
          .find((refusal) => refusal !== null);
        return { record, message: refused?.message };
      }),
    [records, kind, refusalOf, resource],
  );
  return useMemo(() => {
    const all = refusals.map(({ record, message }) => ({
      record,
      reason: message === undefined ? needless(record) : translate(message),
    }));
    return {
      records: all.flatMap(({ record, reason }) => (reason === undefined ? [record] : [])),
      skipped: all.flatMap(({ record, reason }) =>
        reason === undefined ? [] : [{ record, reason }],
      ),
    };
  }, [refusals, needless, translate]);
}
