import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { Fragment, type RefObject, useId } from 'react';
import { config } from '../../../config';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { OuterLink } from '../../public/parts/links';

const documents = {
  terms: () => config().termsUrl,
  privacy: () => config().privacyUrl,
};
type DocumentName = keyof typeof documents;

/** What the deployment links nowhere. */
const unlinkedDocuments = (): DocumentName | 'both' | null => {
  if (!documents.terms()) return documents.privacy() ? 'terms' : 'both';
  return documents.privacy() ? null : 'privacy';
};

const DocumentLink = ({ name }: { name: DocumentName }) => {
  const { translate } = usePublicTexts();
  const text = translate(`public.register.${name}`);
  const address = documents[name]();
  if (!address) return text;
  return (
    <OuterLink href={address} target="_blank" rel="noopener" className="always">
      {text}
    </OuterLink>
  );
};

/** The sentence with its two links where its placeholders are. */
const Sentence = () => {
  const { translate } = usePublicTexts();
  return translate('public.register.accept')
    .split(/%\{(terms|privacy)\}/)
    .map((part, index) => (
      <Fragment key={part}>
        {index % 2 === 0 ? part : <DocumentLink name={part as DocumentName} />}
      </Fragment>
    ));
};

/** Says of what is not linked where to get it. */
const Unlinked = ({ id, which }: { id: string; which: string }) => {
  const { translate } = usePublicTexts();
  return <FormHelperText id={id}>{translate(`public.register.unlinked.${which}`)}</FormHelperText>;
};

interface TermsCheckboxProps {
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  isMissing: boolean;
  inputRef: RefObject<HTMLInputElement>;
}

/** The browser's own box: that of MUI would have a stranger wait for the scripts of the console. */
export const TermsCheckbox = ({
  isAccepted,
  onAccept,
  isMissing,
  inputRef,
}: TermsCheckboxProps) => {
  const { translate } = usePublicTexts();
  const id = useId();
  const unlinked = unlinkedDocuments();
  const describedBy = [unlinked && `${id}-unlinked`, isMissing && `${id}-error`];
  return (
    <div>
      <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Box
          component="input"
          type="checkbox"
          checked={isAccepted}
          onChange={(event) => onAccept(event.target.checked)}
          ref={inputRef}
          required
          aria-invalid={isMissing}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          sx={{
            ...{ flex: 'none', width: 20, height: 20, m: 0, mt: '1px' },
            accentColor: 'var(--mui-palette-primary-main)',
            '&[aria-invalid=true]:not(:focus-visible)': {
              outline: '2px solid var(--mui-palette-error-main)',
            },
          }}
        />
        <span>
          <Sentence />
          <span aria-hidden="true"> *</span>
        </span>
      </Box>
      {unlinked && <Unlinked id={`${id}-unlinked`} which={unlinked} />}
      {isMissing && (
        <FormHelperText id={`${id}-error`} error>
          {translate('public.register.acceptFirst')}
        </FormHelperText>
      )}
    </div>
  );
};
