/**
 * What the API answered when the document was made (`<script type="application/json" id="answers">`): the query keys of
 * the fronts with what they stand for, so that the first page need not ask. A key nobody asks for is simply not used.
 */
export type FirstAnswers = readonly (readonly [key: readonly string[], answer: unknown])[];
