import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { ScrolledTable } from '../../../components/page/ScrolledTable';
import { useAccountsBySid } from '../../../components/useAccounts';
import { primaryFields, type SpeechUse, usesSpeech, vendorName } from '../../../engines/speech';
import type { Application, SpeechCredential } from '../../../types';
import type { useTicks } from './useTicks';

interface ApplicationBoxesProps {
  credential: SpeechCredential;
  applications: Application[];
  /** What the credential can be used for. */
  uses: SpeechUse[];
  ticks: Pick<ReturnType<typeof useTicks>, 'set' | 'has'>;
}

const text = (name: string) => `resources.speech-services.useIn.${name}`;

const fieldsOf = (use: SpeechUse) =>
  use === 'tts' ? primaryFields.synthesis : primaryFields.recognition;

/** The box of a whole column: of those that do not use it already. */
const ColumnBox = ({ credential, applications, use, ticks }: BoxProps) => {
  const translate = useTranslate();
  const open = applications.filter((one) => !usesSpeech(one, credential, use));
  const name = translate(text(use));
  return (
    <label>
      <input
        type="checkbox"
        className="row-checkbox"
        aria-label={translate(text('allOf'), { use: name })}
        disabled={open.length === 0}
        checked={open.length > 0 && open.every((one) => ticks.has(one, use))}
        onChange={({ target }) => ticks.set(open, use, target.checked)}
      />{' '}
      {name}
    </label>
  );
};

interface BoxProps extends Omit<ApplicationBoxesProps, 'uses'> {
  use: SpeechUse;
}

/** Whether an application is to use it, beside what it uses now. */
const UseBox = ({
  credential,
  application,
  use,
  ticks,
}: Omit<BoxProps, 'applications'> & { application: Application }) => {
  const translate = useTranslate();
  const { vendor, label } = fieldsOf(use);
  const isUsed = usesSpeech(application, credential, use);
  const now = application[vendor];
  const named = now
    ? application[label]
      ? translate('resources.speech-services.named', {
          vendor: vendorName(now),
          label: application[label],
        })
      : vendorName(now)
    : translate(text('nothing'));
  return (
    <label>
      <input
        type="checkbox"
        className="row-checkbox"
        aria-label={translate(text(`${use}In`), { name: application.name })}
        disabled={isUsed}
        checked={isUsed || ticks.has(application, use)}
        onChange={({ target }) => ticks.set([application], use, target.checked)}
      />{' '}
      <span className="muted">
        {isUsed ? translate(text('already'), { vendor: named }) : named}
      </span>
    </label>
  );
};

/** On a phone the name of an application is above its boxes, each of which has half of the room. */
const onPhone = (uses: number) => ({
  '@media (max-width: 599.95px)': {
    '& tr': { display: 'grid', gridTemplateColumns: `repeat(${uses}, minmax(0, 1fr))` },
    // Both lines of the head stay in sight, together.
    '& thead': { position: 'sticky', top: 0, zIndex: 2 },
    '& thead th': { position: 'static' },
    '& tr > :first-of-type': { gridColumn: '1 / -1', borderBottom: 0, paddingBottom: 0 },
  },
});

/** The applications that may use a credential, each with what it uses now and a box for each use. */
export const ApplicationBoxes = ({ uses, ...of }: ApplicationBoxesProps) => {
  const translate = useTranslate();
  const accounts = useAccountsBySid();
  const accountOf = ({ account_sid }: Application) =>
    of.credential.account_sid ? undefined : accounts.get(account_sid)?.name;
  const head = translate('resources.applications.name', { smart_count: 2 });
  return (
    <Box sx={onPhone(uses.length)}>
      <ScrolledTable
        label={head}
        height={360}
        head={
          <>
            <TableCell>{head}</TableCell>
            {uses.map((use) => (
              <TableCell key={use}>
                <ColumnBox {...of} use={use} />
              </TableCell>
            ))}
          </>
        }
      >
        {of.applications.map((application) => (
          <TableRow key={application.id}>
            <TableCell sx={{ minWidth: 132, overflowWrap: 'anywhere' }}>
              {application.name}
              <Box component="span" className="muted" sx={{ display: 'block', fontSize: 12 }}>
                {accountOf(application)}
              </Box>
            </TableCell>
            {uses.map((use) => (
              <TableCell key={use}>
                <UseBox {...of} application={application} use={use} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </ScrolledTable>
    </Box>
  );
};
