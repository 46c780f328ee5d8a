import { useTranslate } from 'ra-core';
import { addressWithPort } from '../../../domain/addressWithPort';
import type { PlatformAddress } from '../../../types';
import { HealthSection } from './HealthSection';
import type { Finding } from './rules';
import { useHealth } from './useHealth';

const placeOf = ({ ipv4, port }: PlatformAddress) => addressWithPort(ipv4, port);

const sip: Finding = { level: 'well', says: 'address.sip' };
const smpp: Finding = { level: 'well', says: 'address.smpp' };
const missing: Finding = { level: 'broken', says: 'address.none' };

/** The addresses with which the platform is reached. Whether they answer is not told by anybody. */
export const AddressHealth = ({ isOnlyBroken }: { isOnlyBroken: boolean }) => {
  const translate = useTranslate();
  const query = useHealth('addresses', async (platform) => {
    const [bySip, bySmpp] = await Promise.all([
      platform.getSipAddresses(),
      platform.getSmppAddresses(),
    ]);
    const rowsOf = (addresses: PlatformAddress[], finding: Finding) =>
      addresses.map((address) => ({
        key: `${finding.says} ${placeOf(address)} ${address.use_tls}`,
        name: placeOf(address),
        to: null,
        finding,
      }));
    const name = translate('app.health.sections.addresses');
    return [
      ...(bySip.length > 0
        ? rowsOf(bySip, sip)
        : [{ key: 'none', name, to: null, finding: missing }]),
      ...rowsOf(bySmpp, smpp),
    ];
  });
  const { data, error, dataUpdatedAt, refetch } = query;
  return (
    <HealthSection
      title={translate('app.health.sections.addresses')}
      rows={data}
      error={error}
      askedAt={dataUpdatedAt}
      isOnlyBroken={isOnlyBroken}
      empty=""
      onRetry={() => refetch()}
    />
  );
};
