from tests.rules.knockout.positions import register_study_boards

register_study_boards()
