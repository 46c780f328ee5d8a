import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../../components/ConsoleContext';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { listWords } from '../../../domain/listWords';
import type { DocumentProblem } from '../../../engines/configuration';
import { ApplyPanel, type ApplyStage } from './ApplyPanel';
import { DifferenceTable } from './DifferenceTable';
import { DocumentReading } from './DocumentReading';
import { FileArea } from './FileArea';
import { useCompared } from './useCompared';

/** How many problems are shown: a file of another sort has thousands. */
const mostProblems = 50;

const Problems = ({ problems }: { problems: DocumentProblem[] }) => {
  const translate = useTranslate();
  const textOf = ({ code, args }: DocumentProblem) =>
    translate(`app.configFile.problems.${code}`, {
      ...args,
      ...(args.wanted && { wanted: translate(`app.configFile.wanted.${args.wanted}`) }),
    });
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate('app.configFile.problemsTitle', { smart_count: problems.length })}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, ps: 4, overflowWrap: 'anywhere' }}>
        {problems.slice(0, mostProblems).map((problem) => (
          <li key={JSON.stringify(problem)}>
            {translate('app.configFile.place', {
              line: problem.line,
              column: problem.column,
              text: textOf(problem),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
};

interface ComparePanelProps {
  account: string | null;
  stage: ApplyStage;
  onStage: (stage: ApplyStage) => void;
}

/** A file beside the platform: what differs, and applying it. */
export const ComparePanel = ({ account, stage, onStage }: ComparePanelProps) => {
  const translate = useTranslate();
  const { identity } = useConsole();
  // What it is about stays until the run ends, or is stopped.
  const isRunning = stage === 'running';
  const comparing = useCompared(account);
  const { reading, file, problems, isTooLarge, compared, secrets, open, again } = comparing;
  const isTyped = [...secrets.values()].some((typed) => typed !== '');
  // Nothing else keeps them, and what is compared anew may need them.
  useHoldUnsavedWork(isTyped && (!compared || compared.chosen.size > 0), false);
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <Typography variant="h2">{translate('app.configFile.compare')}</Typography>
      <Typography color="textSecondary">{translate('app.configFile.compareText')}</Typography>
      <FileArea name={file?.name} isLocked={isRunning} onFile={open} />
      {isTooLarge && (
        <Alert severity="error" variant="outlined">
          {translate('app.configFile.tooLarge')}
        </Alert>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      <DocumentReading reading={reading} />
      {reading.error !== null && <ErrorPanel error={reading.error} onRetry={again} />}
      {compared && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {compared.work.comparison.changes.length === 0
                ? translate('app.configFile.same', { count: compared.work.comparison.same })
                : listWords(
                    [
                      translate('app.configFile.differs', {
                        smart_count: compared.work.comparison.changes.length,
                      }),
                      translate('app.configFile.sameCount', {
                        count: compared.work.comparison.same,
                      }),
                    ],
                    translate,
                  )}
            </Typography>
            <Button size="small" color="inherit" disabled={isRunning} onClick={again}>
              {translate('app.configFile.again')}
            </Button>
          </Box>
          {compared.work.comparison.unseen.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {translate('app.configFile.unseen', {
                names: listWords(
                  compared.work.comparison.unseen.map((kind) =>
                    translate(`app.configFile.records.${kind}`),
                  ),
                  translate,
                ),
              })}
            </Typography>
          )}
          <DifferenceTable
            compared={compared}
            isLocked={stage !== 'open'}
            onChoose={identity.isViewOnly ? undefined : comparing.choose}
          />
          {!identity.isViewOnly && (
            <ApplyPanel
              compared={compared}
              secrets={secrets}
              onSecrets={comparing.setSecrets}
              onAllow={comparing.allow}
              onAgain={again}
              onStage={onStage}
            />
          )}
        </>
      )}
    </Box>
  );
};
