import Box from '@mui/material/Box';
import { similarSetting } from '../../../config/similarSetting';
import { AddedTexts } from '../../../i18n/AddedTexts';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { Notice } from './Notice';

const Unknown = ({ names }: { names: string[] }) => {
  const { translate } = usePublicTexts();
  const texts = names.map((name) => {
    const similar = similarSetting(name);
    const text = similar ? 'similar' : 'unknown';
    return translate(`public.configuration.${text}`, { name, similar: similar ?? '' });
  });
  return (
    <Notice severity="warning" role="status">
      {texts.map((text, index) => (
        <Box key={text} sx={{ mt: index && 1.5 }}>
          {text}
        </Box>
      ))}
    </Notice>
  );
};

/** Names in config.js that nothing reads, which are most likely mistyped. */
export const UnknownSettings = (props: { names: string[] }) => (
  <AddedTexts group="loadConfiguration">
    <Unknown {...props} />
  </AddedTexts>
);
