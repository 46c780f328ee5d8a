import { useListContext } from 'ra-core';
import { Suspense } from 'react';
import { onDemand } from '../onDemand';
import { Bounded } from '../page/Bounded';
import { TextsOf } from '../TextsOf';
import { useBulkSelection } from './BulkSelection';

const BulkBar = onDemand(async () => (await import('./BulkBar')).BulkBar);

/** What is done with the selected records; its code comes with the first that is selected. */
export const BulkPlace = () => {
  const selection = useBulkSelection();
  const { selectedIds = [] } = useListContext();
  // What an earlier visit selected is not known any more.
  const isKnown = selectedIds.some((id) => selection?.recordOf(String(id)));
  if (!selection || !isKnown) return null;
  return (
    <Bounded of="panel">
      <TextsOf group="loadBulk">
        <Suspense fallback={null}>
          <BulkBar selection={selection} />
        </Suspense>
      </TextsOf>
    </Bounded>
  );
};
