import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useRecordPath } from '../../../components/access/useRecordPath';
import { usePlatform } from '../../../components/usePlatform';
import type { Carrier, GatewayCounts } from '../../../types';
import { HealthSection } from './HealthSection';
import { RunButton } from './RunButton';
import { carrierFinding } from './rules';
import { firstOf, useHealth } from './useHealth';
import { useRun } from './useRun';

/** The most carriers whose gateways are counted: each takes a request. */
const mostCounted = 40;

/** Carriers: whether they are active, registered, and have gateways once somebody wants that looked at. */
export const CarrierHealth = ({ isOnlyBroken }: { isOnlyBroken: boolean }) => {
  const translate = useTranslate();
  const dataProvider = usePlatform();
  const pathOf = useRecordPath();
  const query = useHealth('carriers', firstOf<Carrier>('carriers'));
  const { data, error, dataUpdatedAt, refetch } = query;
  const [counts, setCounts] = useState<ReadonlyMap<string, GatewayCounts>>(new Map());
  const { progress, run, stop } = useRun();
  const active = data?.rows.filter(({ is_active }) => is_active).slice(0, mostCounted) ?? [];
  const count = () =>
    run(active, async ({ id }, signal) => {
      const found = await dataProvider.getGatewayCounts(String(id), signal);
      setCounts((before) => new Map(before).set(String(id), found));
    });
  return (
    <HealthSection
      title={translate('app.health.sections.carriers')}
      rows={data?.rows.map((carrier) => ({
        key: String(carrier.id),
        name: carrier.name ?? String(carrier.id),
        to: pathOf('carriers', carrier),
        finding: carrierFinding(carrier, counts.get(String(carrier.id))),
      }))}
      total={data?.total}
      error={error}
      askedAt={dataUpdatedAt}
      isOnlyBroken={isOnlyBroken}
      empty={translate('app.health.empty.carriers')}
      actions={
        <RunButton
          label={translate('app.health.countGateways', { smart_count: active.length })}
          progress={progress}
          isDisabled={active.length === 0}
          onStart={count}
          onStop={stop}
        />
      }
      onRetry={() => refetch()}
    />
  );
};
