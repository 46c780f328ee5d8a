import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useTimes } from '../../components/fields/useTimes';
import { FirstStepsCard } from '../../components/firstSteps/FirstStepsCard';
import { useSetup } from '../../components/firstSteps/useSetup';
import { Bounded } from '../../components/page/Bounded';
import { EmptyState } from '../../components/page/EmptyState';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { PageHeader } from '../../components/page/PageHeader';
import { PlainButton } from '../../components/plain/PlainButton';
import { plainIcon } from '../../components/plain/plainIcon';
import { summaryStyle } from '../../components/summary/summaryStyle';
import { useCallOwner } from '../../components/summary/useCallOwner';
import { useDayFigures } from '../../components/summary/useDayFigures';
import { usePlatform } from '../../components/usePlatform';
import { useServiceProviders } from '../../components/useServiceProviders';
import { homeStyle } from './homeStyle';
import { MineSection } from './MineSection';
import { NowSection } from './NowSection';
import { TodaySection } from './TodaySection';
import { WhySection } from './WhySection';

const refreshIcon = plainIcon(RefreshIcon);
const styles = (
  <>
    <GlobalStyles styles={summaryStyle} />
    <GlobalStyles styles={homeStyle} />
  </>
);

/** Asks everything on the page again. */
function useRefresh() {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const owner = useCallOwner();
  const { refetch } = useServiceProviders();
  return () => {
    void dataProvider.forgetLists();
    if (owner === '') void refetch();
    void queryClient.invalidateQueries({ queryKey: ['summary', owner] });
  };
}

/** The first steps, where nobody has called for a week. */
const FirstSteps = ({ days }: { days: ReturnType<typeof useDayFigures> }) => {
  const isSilent = days.every(({ data }) => data?.total === 0);
  const { steps, dismiss } = useSetup(isSilent);
  return <FirstStepsCard steps={steps} onDismiss={dismiss} />;
};

/** Why there is nobody whose calls could be asked for; nothing where there is, or may be. */
function useNobody() {
  const translate = useTranslate();
  const owner = useCallOwner();
  const { data, error, refetch } = useServiceProviders();
  if (owner !== '') return null;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return data?.length === 0 ? (
    <EmptyState
      title={translate('pages.home.noProvider')}
      text={translate('pages.home.noProviderHelp')}
    />
  ) : null;
}

/** How things are, today's calls, why they fail, and what the operator had in hand. */
export const HomePage = () => {
  const translate = useTranslate();
  const times = useTimes();
  const refresh = useRefresh();
  const days = useDayFigures();
  const nobody = useNobody();
  const at = days[0]?.data?.at;
  const isFetching = days.some((day) => day.isFetching);
  return (
    <Box sx={{ maxWidth: 1280 }}>
      {styles}
      <PageHeader
        title={translate('pages.home.title')}
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box
              component="span"
              sx={{ fontSize: 13, color: 'text.secondary', minWidth: 96, textAlign: 'end' }}
            >
              {at !== undefined && translate('pages.home.asOf', { time: times.moment(at) })}
            </Box>
            <PlainButton
              label={translate('app.list.refresh')}
              icon={refreshIcon}
              disabled={isFetching}
              onClick={refresh}
            />
          </Box>
        }
      />
      <Bounded of="panel">
        {nobody ?? (
          <>
            <FirstSteps days={days} />
            <NowSection />
            <TodaySection days={days} />
            <WhySection />
          </>
        )}
        <MineSection />
      </Bounded>
    </Box>
  );
};
