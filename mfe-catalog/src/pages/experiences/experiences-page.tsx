/** Route /experiences. */
export function ExperiencesPage() {
  return <h1>Experiences</h1>;
}
