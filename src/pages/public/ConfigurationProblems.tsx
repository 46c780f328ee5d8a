import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ConfigProblem } from '../../config';
import { AddedTexts } from '../../i18n/AddedTexts';
import { usePublicTexts } from '../../i18n/PublicTexts';
import { PageTitle } from './parts/PageTitle';
import { PublicFrame } from './parts/PublicFrame';

interface ConfigurationProblemsProps {
  problems: ConfigProblem[];
}

const Problems = ({ problems }: ConfigurationProblemsProps) => {
  const { translate } = usePublicTexts();
  const page = window.location.origin;
  return (
    <PublicFrame width={560}>
      <PageTitle title={translate('public.configuration.title')}>
        {translate('public.configuration.intro')}
      </PageTitle>
      <Box component="ul" sx={{ m: 0, mt: 4, paddingInlineStart: 5, overflowWrap: 'anywhere' }}>
        {problems.map(({ name, value, problem, line = 0 }) => (
          <Box component="li" key={name} sx={{ py: 1 }}>
            {translate(`public.configuration.${problem}`, { name, value, line, page })}
          </Box>
        ))}
      </Box>
      <Button variant="contained" sx={{ mt: 5 }} onClick={() => window.location.reload()}>
        {translate('public.reload')}
      </Button>
    </PublicFrame>
  );
};

export const ConfigurationProblems = (props: ConfigurationProblemsProps) => (
  <AddedTexts group="loadConfiguration">
    <Problems {...props} />
  </AddedTexts>
);
