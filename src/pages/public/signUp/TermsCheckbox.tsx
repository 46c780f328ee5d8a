import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { Fragment, type RefObject, useId } from 'react';
import { config } from '../../../config';
import { usePublicTexts } from '../../../i18n/PublicTexts';

const documents = {
  terms: () => config().termsUrl,
  privacy: () => config().privacyUrl,
};
type DocumentName = keyof typeof documents;

const DocumentLink = ({ name }: { name: DocumentName }) => {
  const { translate } = usePublicTexts();
  const text = translate(`public.register.${name}`);
  const address = documents[name]();
  if (!address) return text;
  return (
    <Link href={address} target="_blank" rel="noopener" underline="always">
      {text}
    </Link>
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

interface TermsCheckboxProps {
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  isMissing: boolean;
  inputRef: RefObject<HTMLInputElement>;
}

export const TermsCheckbox = ({
  isAccepted,
  onAccept,
  isMissing,
  inputRef,
}: TermsCheckboxProps) => {
  const { translate } = usePublicTexts();
  const errorId = useId();
  return (
    <FormControl error={isMissing} required>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        control={
          <Checkbox
            checked={isAccepted}
            onChange={(event) => onAccept(event.target.checked)}
            sx={{ pt: 0 }}
            slotProps={{
              input: {
                ref: inputRef,
                required: true,
                'aria-invalid': isMissing,
                'aria-describedby': isMissing ? errorId : undefined,
              },
            }}
          />
        }
        label={<Sentence />}
      />
      {isMissing && (
        <FormHelperText id={errorId}>{translate('public.register.acceptFirst')}</FormHelperText>
      )}
    </FormControl>
  );
};
