import { LinkBase, useTranslate } from 'ra-core';
import { useRecordPath } from '../../components/access/useRecordPath';
import { StateLabel } from '../../components/fields/StateLabel';
import { useCount } from '../../components/fields/useCount';
import { useUnreadCount } from '../../components/useUnreadCount';
import { config } from '../../config';
import { vendorName } from '../../domain/vendorNames';
import { addressOf } from '../../routing/addresses';
import { CallsNowCell } from './CallsNowCell';
import { HomeSection } from './HomeSection';
import { Names, NowCell } from './NowCell';
import { useCarrierStanding, useSpeechStanding } from './useStanding';

/** Carriers that are not registered; of a platform with many, how many were looked at. */
const CarrierCell = (props: ReturnType<typeof useCarrierStanding>) => {
  const { data, error, refetch, lookAtAll } = props;
  const translate = useTranslate();
  const count = useCount();
  const text = (key: string, args?: object) => translate(`pages.home.${key}`, args);
  const { broken = [], read = 0, total = 0 } = data ?? {};
  const pathOf = useRecordPath();
  const names = broken.map((carrier) => ({
    id: carrier.voip_carrier_sid,
    name: carrier.name,
    to: pathOf('carriers', carrier),
  }));
  return (
    <NowCell
      label={translate('resources.carriers.name', { smart_count: 2 })}
      to={addressOf({ area: 'carriers' })}
      state={
        data && {
          kind: broken.length > 0 ? 'error' : 'normal',
          text: text(broken.length > 0 ? 'unregistered' : total > 0 ? 'registered' : 'none', {
            smart_count: broken.length,
          }),
        }
      }
      detail={
        <>
          <Names names={names} most={read < total ? 2 : undefined} />
          {read < total && (
            <>
              <span>
                {`${names.length > 0 ? ' · ' : ''}${text('lookedAt', { read: count(read), total: count(total) })}`}
              </span>{' '}
              <button type="button" className="text-button" onClick={lookAtAll}>
                {text('lookAtAll')}
              </button>
            </>
          )}
        </>
      }
      isLong
      error={error}
      onRetry={() => void refetch()}
    />
  );
};

const SpeechCell = ({ data, error, refetch }: ReturnType<typeof useSpeechStanding>) => {
  const translate = useTranslate();
  const text = (key: string, args?: object) => translate(`pages.home.${key}`, args);
  const { broken = [], total = 0 } = data ?? {};
  const pathOf = useRecordPath();
  const names = broken.map((credential) => ({
    id: credential.speech_credential_sid,
    name: [vendorName(credential.vendor), credential.label].filter(Boolean).join(' · '),
    to: pathOf('speech-services', credential),
  }));
  return (
    <NowCell
      label={translate('resources.speech-services.name', { smart_count: 2 })}
      to={addressOf({ area: 'speech-services' })}
      state={
        data && {
          kind: names.length > 0 ? 'error' : 'normal',
          text: text(names.length > 0 ? 'speechFailed' : total > 0 ? 'speechWell' : 'none', {
            smart_count: names.length,
          }),
        }
      }
      detail={<Names names={names} most={2} />}
      error={error}
      onRetry={() => void refetch()}
    />
  );
};

/** How things are at this moment; its head says it where all is well. */
export const NowSection = () => {
  const translate = useTranslate();
  const carriers = useCarrierStanding();
  const speech = useSpeechStanding();
  const unread = useUnreadCount();
  const text = (key: string, args?: object) => translate(`pages.home.${key}`, args);
  const alerts = unread?.count ?? 0;
  const standings = [carriers, speech];
  const isWell =
    alerts === 0 &&
    standings.every(({ data, error }) => data && !error && data.broken.length === 0) &&
    carriers.data?.read === carriers.data?.total;
  return (
    <HomeSection
      title={text('now')}
      aside={
        <>
          {isWell && <StateLabel state="on" label={text('well')} />}
          <LinkBase className="section-link" to={addressOf({ area: 'health' })}>
            {translate('app.nav.health')}
          </LinkBase>
        </>
      }
    >
      <ul className="now-cells">
        <CallsNowCell />
        <CarrierCell {...carriers} />
        <SpeechCell {...speech} />
        {config().alertPollInterval > 0 && (
          <NowCell
            label={translate('resources.alerts.name', { smart_count: 2 })}
            to={addressOf({ area: 'alerts' }) + (unread?.search ?? '')}
            state={
              unread
                ? {
                    kind: alerts > 0 ? 'warning' : 'normal',
                    text: text(alerts > 0 ? 'unread' : 'noUnread', { smart_count: alerts }),
                  }
                : undefined
            }
          />
        )}
      </ul>
    </HomeSection>
  );
};
