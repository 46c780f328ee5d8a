import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSecondsUntil } from '../../components/page/useSecondsUntil';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { Notice } from './parts/Notice';
import { PublicFrame } from './parts/PublicFrame';

interface PublicLayoutProps {
  /** When calls go on that the platform asked to wait (milliseconds since 1970), or null. */
  resumesAt: number | null;
}

export const PublicLayout = ({ resumesAt }: PublicLayoutProps) => {
  const { translate } = usePublicTexts();
  const seconds = useSecondsUntil(resumesAt);
  return (
    <PublicFrame>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      {seconds !== null && (
        <Notice severity="warning" role="status" sx={{ mt: 5 }}>
          {translate('public.rateLimit', { seconds })}
        </Notice>
      )}
    </PublicFrame>
  );
};
