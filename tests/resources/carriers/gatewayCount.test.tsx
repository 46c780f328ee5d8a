// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { listWords } from '../../../src/domain/listWords';
import { GatewayCount, gatewayCountsKey } from '../../../src/resources/carriers/GatewayCount';
import { keyWords } from '../../support/keyWords';
import { stubSight } from '../../support/sight';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const data = { inbound: 2, outbound: 1 };
const error = new Error('Out of reach');
const counts = listWords(
  ['resources.carriers.gateways.inbound 2', 'resources.carriers.gateways.outbound 1'],
  keyWords.translate,
);

it.each([
  ['nothing is known yet', {}, 'resources.carriers.gateways.checking'],
  ['they are known', { data }, counts],
  ['they could not be counted', { error }, 'resources.carriers.gateways.failed'],
  ['they could not be counted again', { data, error }, counts],
])('where %s, the counts of gateways say so', (_what, state, words) => {
  stubSight(false);
  const client = new QueryClient();
  client
    .getQueryCache()
    .build(client, { queryKey: gatewayCountsKey('c-1') })
    .setState(state);
  const { container } = render(
    <CoreAdminContext
      queryClient={client}
      dataProvider={testDataProvider()}
      i18nProvider={keyWords}
    >
      <GatewayCount sid="c-1" />
    </CoreAdminContext>,
  );
  expect(container.textContent).toBe(words);
});
