import Box from '@mui/material/Box';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isLongForm, longFormStyle } from '../page/formStyle';
import { SectionIndex } from './SectionIndex';

interface Counting {
  /** Takes note of a section; answers what forgets it. */
  register: () => () => void;
  /** The page begins with the sections that it has now. */
  begin: () => void;
}
const Sections = createContext<Counting | null>(null);

/** Counts a section of the page around it. */
export function useCountedSection(): void {
  const counting = useContext(Sections);
  useLayoutEffect(() => counting?.register(), [counting]);
}

/** Stands after sections that come later than the page: it begins with them. */
export const SectionsBegin = () => {
  const counting = useContext(Sections);
  useLayoutEffect(() => counting?.begin(), [counting]);
  return null;
};

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
  const register = useCallback(() => {
    count.current += 1;
    tell();
    return () => {
      count.current -= 1;
      tell();
    };
  }, [tell]);
  const begin = useCallback(() => {
    beganLong.current = isLongForm(Math.max(count.current, atLeast));
    tell();
  }, [atLeast, tell]);
  // The sections count themselves before this.
  useLayoutEffect(begin, [begin]);
  const counting = useMemo<Counting>(() => ({ register, begin }), [register, begin]);
  return { isLong, counting };
}

interface FormSectionsProps {
  /** How many sections the page was said to have while it was loading. */
  atLeast?: number;
  children: ReactNode;
}

/** The sections of a page, whatever form they belong to; many of them have an index. */
export const FormSections = ({ atLeast = 0, children }: FormSectionsProps) => {
  const { isLong, counting } = useIsLong(atLeast);
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Sections.Provider value={counting}>
      <Box sx={isLong ? longFormStyle : undefined}>
        {isLong && <SectionIndex sections={sections} />}
        <Box ref={sections} sx={{ minWidth: 0 }}>
          {children}
        </Box>
      </Box>
    </Sections.Provider>
  );
};
