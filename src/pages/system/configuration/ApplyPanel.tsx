import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useLayoutEffect } from 'react';
import { BulkProgress } from '../../../components/bulk/BulkProgress';
import { OutcomeTable } from '../../../components/bulk/OutcomeTable';
import { StopButton } from '../../../components/bulk/StopButton';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import type { WorkItem } from '../../../dataProvider';
import { listWords } from '../../../domain/listWords';
import { SecretValuesInputs } from './SecretValuesInputs';
import { type Applying, useApplying } from './useApplying';
import type { Compared, Secrets } from './useCompared';

interface SwitchProps {
  label: string;
  text?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Switch = ({ label, text, isOn, onChange }: SwitchProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <label className="plain-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
    {text && isOn && (
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    )}
  </Box>
);

/** What is chosen may be changed until a run begins; what it is about, when none is under way. */
export type ApplyStage = 'open' | 'running' | 'ended';

const deedRows = (items: readonly WorkItem[], titleOf: (item: WorkItem) => string) =>
  items.map((item) => ({ id: item.id, name: titleOf(item), state: 'planned' as const }));

interface ApplyPanelProps {
  compared: Compared;
  secrets: Secrets;
  onSecrets: (secrets: Secrets) => void;
  onAllow: (permission: Compared['permission']) => void;
  onAgain: () => void;
  onStage: (stage: ApplyStage) => void;
}

/** How far it is, then what became of each record. */
const RunResult = ({ applying, onAgain }: { applying: Applying; onAgain: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { run, rows, stop } = applying;
  if (!run) return null;
  const failed = run.results.filter(({ error }) => error).length;
  const rest = run.ids.length - run.results.length;
  const text = (name: string, args?: object) => translate(`app.configFile.${name}`, args);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Typography id={titleId} variant="h3">
        {text('result')}
      </Typography>
      {run.state === 'done' ? (
        <>
          <Typography role="status">
            {text('ended', { done: run.results.length - failed, failed, rest })}
          </Typography>
          <OutcomeTable rows={rows} nameLabel={text('columns.record')} />
          <div>
            <Button variant="outlined" onClick={onAgain}>
              <span>{text(failed + rest > 0 ? 'resume' : 'again')}</span>
            </Button>
          </div>
        </>
      ) : (
        <>
          <BulkProgress run={run} titleId={titleId} />
          <div>
            <StopButton run={run} onStop={stop} />
          </div>
        </>
      )}
    </Box>
  );
};

/** What may be done besides. */
const Permissions = ({ compared, onAllow }: Pick<ApplyPanelProps, 'compared' | 'onAllow'>) => {
  const translate = useTranslate();
  const { permission, work } = compared;
  const hasExtras = work.comparison.changes.some(
    ({ what, fields }) => what === 'extra' || fields.some(({ fixed }) => fixed === 'once'),
  );
  return (
    <>
      {hasExtras && (
        <Switch
          label={translate('app.configFile.removes')}
          text={translate('app.configFile.removesText')}
          isOn={permission.removes}
          onChange={(removes) => onAllow({ ...permission, removes })}
        />
      )}
      <Switch
        label={translate('app.configFile.replaces')}
        isOn={permission.replacesSecrets}
        onChange={(replacesSecrets) => onAllow({ ...permission, replacesSecrets })}
      />
    </>
  );
};

/** What will be done, what it needs, and doing it. */
export const ApplyPanel = ({ compared, secrets, ...props }: ApplyPanelProps) => {
  const { onSecrets, onAllow, onAgain, onStage } = props;
  const translate = useTranslate();
  const applying = useApplying(compared, () => onSecrets(new Map()));
  const { run, start, items, titleOf } = applying;
  const { needed, possible } = compared;
  const isApplying = run !== null && run.state !== 'done';
  useHoldUnsavedWork(isApplying, false);
  const stage = isApplying ? 'running' : run ? 'ended' : 'open';
  // With what it says, so that nobody presses what is locked a moment longer.
  useLayoutEffect(() => {
    onStage(stage);
    return () => onStage('open');
  }, [stage, onStage]);
  if (run) return <RunResult applying={applying} onAgain={onAgain} />;
  const missing = needed(items).filter((name) => !secrets.get(name));
  const text = (name: string, args?: object) => translate(`app.configFile.${name}`, args);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Permissions compared={compared} onAllow={onAllow} />
      <SecretValuesInputs names={possible(items)} values={secrets} onChange={onSecrets} />
      <Typography variant="h3">{text('steps')}</Typography>
      {items.length === 0 ? (
        <Typography color="textSecondary">{text('nothing')}</Typography>
      ) : (
        <OutcomeTable rows={deedRows(items, titleOf)} nameLabel={text('columns.record')} />
      )}
      {missing.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {text('missing', { names: listWords(missing, translate) })}
        </Alert>
      )}
      <div>
        <Button
          variant="contained"
          disabled={items.length === 0 || missing.length > 0}
          onClick={() => start(secrets)}
        >
          <span>{text('applyCount', { smart_count: items.length })}</span>
        </Button>
      </div>
    </Box>
  );
};
