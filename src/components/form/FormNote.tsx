import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** What holds for the whole form: which fields have to be filled in, or that none can be changed. */
export const FormNote = ({ canSave }: { canSave: boolean }) => {
  const translate = useTranslate();
  return canSave ? (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {translate('app.form.required')}
    </Typography>
  ) : (
    <Alert severity="info" role="note" variant="outlined" sx={{ mb: 4 }}>
      {translate('app.form.readOnly')}
    </Alert>
  );
};
