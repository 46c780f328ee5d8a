import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { config } from '../../config';
import { type SettingFlaw, toldValue } from '../../config/flaws';
import { pageFlaws } from '../../config/pageFlaws';
import { AddedTexts } from '../../i18n/AddedTexts';
import { ownTextFlaws } from '../../i18n/ownTexts';
import { usePublicTexts } from '../../i18n/PublicTexts';

const images = {
  BRAND_LOGO: 'logo',
  BRAND_LOGO_DARK: 'logoDark',
  BRAND_ICON: 'icon',
} as const;

/** Pictures of the settings that are not there, which only a browser can tell. */
function useMissingImages(): SettingFlaw[] {
  const [missing, setMissing] = useState<SettingFlaw[]>([]);
  useEffect(() => {
    let isLeft = false;
    for (const [name, key] of Object.entries(images)) {
      const src = config().face?.[key];
      if (!src) continue;
      const args = { name, value: toldValue(src) };
      const onerror = () =>
        isLeft || setMissing((others) => [...others, { text: 'missingImage', args }]);
      Object.assign(new Image(), { onerror, src });
    }
    return () => {
      isLeft = true;
    };
  }, []);
  return missing;
}

/** What is wrong with the own texts of the language that is spoken. */
function useTextFlaws(): SettingFlaw[] {
  const { locale } = usePublicTexts();
  const [flaws, setFlaws] = useState<SettingFlaw[]>([]);
  useEffect(() => {
    let isLeft = false;
    const name = config().face?.textsUrl?.replaceAll('{locale}', locale);
    if (!name) return setFlaws([]);
    // Texts that cannot be fetched now are told another time.
    ownTextFlaws(locale, name).then(
      (found) => isLeft || setFlaws(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [locale]);
  return flaws;
}

const Flaws = ({ flaws }: { flaws: SettingFlaw[] }) => {
  const { translate } = usePublicTexts();
  return (
    <Alert severity="warning" role="note" variant="outlined" sx={{ mb: 4 }}>
      {flaws.map(({ text, args }) => {
        const told = translate(`public.configuration.${text}`, args);
        return (
          <Box key={told} sx={{ '& + &': { mt: 1.5 } }}>
            {told}
          </Box>
        );
      })}
    </Alert>
  );
};

/** Tells administrators which settings are left out, and why: whoever signs in sees the console without them. */
export const SettingFlaws = () => {
  const missing = useMissingImages();
  const [known] = useState(pageFlaws);
  const flaws = [...known, ...missing, ...useTextFlaws()];
  if (flaws.length === 0) return null;
  return (
    <AddedTexts group="loadConfiguration">
      <Flaws flaws={flaws} />
    </AddedTexts>
  );
};
