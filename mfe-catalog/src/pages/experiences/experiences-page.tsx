import { Page, useQuery } from '@northlight/site-kit';
import { useRef } from 'react';
import { ExperienceWall, ExperienceWallSkeleton } from '../../features/experiences/experience-wall.tsx';
import { experiencesOptions } from '../../features/experiences/use-experiences.ts';
import { arrangeExperiences, experienceFinder } from '../../features/find/arrange-experiences.ts';
import { Results } from '../../features/find/results.tsx';
import { SearchBar } from '../../features/find/search-bar.tsx';
import { useSearch } from '../../features/find/use-search.ts';
import { texts } from '../../texts/experiences.ts';

/** Route /experiences: the catalogue. */
export function ExperiencesPage() {
  const { search, shown, change, clear } = useSearch(experienceFinder);
  const query = useQuery(experiencesOptions);
  const box = useRef<HTMLInputElement>(null);
  const clearAll = () => {
    clear();
    box.current?.focus();
  };
  return (
    <Page title={texts.extraordinaryExperiences} lead={texts.ridesSimulatorsAndWorlds}>
      <SearchBar finder={experienceFinder} search={search} onChange={change} box={box} />
      <Results
        query={query}
        noun="experience"
        arrange={(all) => arrangeExperiences(all, shown)}
        onClear={clearAll}
        skeletons={<ExperienceWallSkeleton />}
      >
        {(experiences) => <ExperienceWall experiences={experiences} />}
      </Results>
    </Page>
  );
}
