// Everything that exams add to the schema.
import "./ExamNode";
import "./userExams";
import "./createExam";
import "./examMutations";
import "./sendExamKeystrokes";
import "./examFlag";
import "./reviewExam";
