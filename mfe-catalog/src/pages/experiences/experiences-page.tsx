import { Page } from '@northlight/site-kit';
import { useRef } from 'react';
import { ExperienceResults } from '../../features/experiences/experience-results.tsx';
import { arrangeExperiences } from '../../features/find-experiences/arrange-experiences.ts';
import { SearchBar } from '../../features/find-experiences/search-bar.tsx';
import { useSearch } from '../../features/find-experiences/use-search.ts';

/** Route /experiences: the catalogue. */
export function ExperiencesPage() {
  const { search, change, clear } = useSearch();
  const box = useRef<HTMLInputElement>(null);
  const clearAll = () => {
    clear();
    box.current?.focus();
  };
  return (
    <Page title="Extraordinary Experiences" lead="Dark rooms, one light each. Pick the one you want to walk into.">
      <SearchBar search={search} onChange={change} box={box} />
      <ExperienceResults arrange={(all) => arrangeExperiences(all, search)} onClear={clearAll} />
    </Page>
  );
}
