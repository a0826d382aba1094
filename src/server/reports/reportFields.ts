// Everything that reports add to the schema.
import "./groupReportField";
import "./flags/groupFlagged";
import "./flags/groupFlaggedExams";
import "./board/groupBoard";
import "./story/memberStory";
import "./story/memberLearning";
