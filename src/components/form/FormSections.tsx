import Box from '@mui/material/Box';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isLongForm, longFormStyle } from '../page/formStyle';
import { SectionIndex } from './SectionIndex';

/** Takes note of a section; answers what forgets it. */
type Register = () => () => void;
const Sections = createContext<Register | null>(null);

/** Counts a section of the page around it. */
export function useCountedSection(): void {
  const register = useContext(Sections);
  useLayoutEffect(() => register?.(), [register]);
}

/**
 * Whether the page has many sections. One that begins without them stays so: an index that came
 * while somebody types would move what is typed in.
 */
function useIsLong(atLeast: number) {
  const count = useRef(0);
  const beganLong = useRef(false);
  const [isLong, setIsLong] = useState(false);
  const tell = useCallback(() => {
    if (beganLong.current) setIsLong(isLongForm(Math.max(count.current, atLeast)));
  }, [atLeast]);
  const register = useCallback<Register>(() => {
    count.current += 1;
    tell();
    return () => {
      count.current -= 1;
      tell();
    };
  }, [tell]);
  // The sections count themselves before this.
  useLayoutEffect(() => {
    beganLong.current = isLongForm(Math.max(count.current, atLeast));
    tell();
  }, [atLeast, tell]);
  return { isLong, register };
}

interface FormSectionsProps {
  /** How many sections the page was said to have while it was loading. */
  atLeast?: number;
  children: ReactNode;
}

/** The sections of a page, whatever form they belong to; many of them have an index. */
export const FormSections = ({ atLeast = 0, children }: FormSectionsProps) => {
  const { isLong, register } = useIsLong(atLeast);
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Sections.Provider value={register}>
      <Box sx={isLong ? longFormStyle : undefined}>
        {isLong && <SectionIndex sections={sections} />}
        <Box ref={sections} sx={{ minWidth: 0 }}>
          {children}
        </Box>
      </Box>
    </Sections.Provider>
  );
};
