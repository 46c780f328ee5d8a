// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { memoryStore } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { askForProviders } from '../../src/ahead';
import { useServiceProviders } from '../../src/components/useServiceProviders';
import { dataProvider } from '../../src/dataProvider';
import { clearDrawn, draw } from '../support/drawn';

const drawn: (string | undefined)[][] = [];
const Names = () => {
  const { data } = useServiceProviders();
  drawn.push((data ?? []).map(({ name }) => name));
  return <p>drawn</p>;
};

afterEach(() => {
  vi.restoreAllMocks();
  clearDrawn();
});

it('providers that were asked for are there when the frame is drawn, and are not asked for again', async () => {
  const acme = { id: '1', service_provider_sid: '1', name: 'Acme' };
  vi.spyOn(dataProvider, 'getList').mockResolvedValue({ data: [acme], total: 1 });
  const queryClient = new QueryClient();
  await askForProviders({ queryClient, store: memoryStore() });
  const getList = vi.fn();
  draw(
    <QueryClientProvider client={queryClient}>
      <Names />
    </QueryClientProvider>,
    { provider: { getList } },
  );
  await screen.findByText('drawn');
  expect(drawn).toEqual([['Acme']]);
  expect(getList).not.toHaveBeenCalled();
});
