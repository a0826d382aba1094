-- The formula of difficulty changed: the server scores all texts anew when it starts.
UPDATE "texts" SET "difficulty_score" = NULL;
